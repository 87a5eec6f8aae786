#include "server/ledger.hpp"

#include <gtest/gtest.h>

#include <future>

#include "tests/support/house.hpp"

namespace paddock::server::tests {
namespace {

class LedgerTest : public ::testing::Test {
  protected:
    void SetUp() override {
        auto store = store::open_sqlite(folder_.path);
        ASSERT_TRUE(store);
        store_ = std::move(*store);
        ledger_ = std::make_unique<Ledger>(*store_, [this](std::function<void()> work) {
            const std::lock_guard lock(mutex_);
            posted_.push_back(std::move(work));
        });
    }
    void TearDown() override {
        ledger_->flush();
        ledger_.reset();
    }
    // What runs on the thread of the rooms.
    void run_posted() {
        std::vector<std::function<void()>> work;
        {
            const std::lock_guard lock(mutex_);
            work.swap(posted_);
        }
        for (const auto& piece : work) piece();
    }
    static store::Change session(std::uint8_t number) {
        return {store::OpenSession{store::Hash{number}, store::Time{}}};
    }

    paddock::tests::Folder folder_;
    std::mutex mutex_;
    std::vector<std::function<void()>> posted_;
    std::unique_ptr<store::Store> store_;
    std::unique_ptr<Ledger> ledger_;
};

TEST_F(LedgerTest, AnswersWhenTheChangeIsOnDiskAndPutIntoWords) {
    bool spoken = false;
    int answers = 0;
    ledger_->write(
        session(1),
        [&] {
            EXPECT_TRUE(store_->find_session(store::Hash{1}));
            spoken = true;
        },
        [&](const store::Kept<void>& kept) {
            EXPECT_TRUE(kept);
            EXPECT_TRUE(spoken);
            ++answers;
        });
    ledger_->flush();
    EXPECT_EQ(answers, 0);  // not on the store's thread
    run_posted();
    EXPECT_EQ(answers, 1);
}

TEST_F(LedgerTest, BringsBackInOnePieceWhatIsReadyTogether) {
    std::promise<void> may_go_on;
    std::string answers;
    ledger_->write(
        session(1), [&] { may_go_on.get_future().wait(); }, [&](const store::Kept<void>&) { answers += 'a'; });
    ledger_->write(session(2), [&](const store::Kept<void>&) { answers += 'b'; });
    ledger_->write(session(3), [&](const store::Kept<void>&) { answers += 'c'; });
    may_go_on.set_value();
    ledger_->flush();
    EXPECT_EQ(posted_.size(), 1U);
    run_posted();
    EXPECT_EQ(answers, "abc");
}

TEST_F(LedgerTest, TellsThatAChangeWasRefused) {
    bool spoken = false;
    std::optional<store::Failure> failure;
    ledger_->write(session(1), [](const store::Kept<void>& kept) { EXPECT_TRUE(kept); });
    ledger_->write(
        session(1), [&] { spoken = true; },
        [&](const store::Kept<void>& kept) {
            if (!kept) failure = kept.error();
        });
    ledger_->flush();
    run_posted();
    EXPECT_FALSE(spoken);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, store::Failure::Kind::conflict);
}

}  // namespace
}  // namespace paddock::server::tests
