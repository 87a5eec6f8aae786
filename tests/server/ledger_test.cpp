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

TEST_F(LedgerTest, AnswersWhenBothTheDiskAndTheWordsAreDone) {
    std::promise<void> may_speak;
    bool spoken = false;
    int answers = 0;
    ledger_->write(
        session(1),
        [&] {
            may_speak.get_future().wait();
            spoken = true;
        },
        [&](const store::Kept<void>& kept) {
            EXPECT_TRUE(kept);
            EXPECT_TRUE(spoken);
            ++answers;
        });
    store_->flush();
    EXPECT_TRUE(store_->find_session(store::Hash{1}));
    run_posted();
    EXPECT_EQ(answers, 0);
    may_speak.set_value();
    ledger_->flush();
    run_posted();
    EXPECT_EQ(answers, 1);
}

// What has no words is not held up by what has.
TEST_F(LedgerTest, DoesNotWaitForTheWordsOfOthers) {
    std::promise<void> may_speak;
    int answers = 0;
    const auto count = [&](const store::Kept<void>& kept) { answers += kept ? 1 : 0; };
    ledger_->write(session(1), [&] { may_speak.get_future().wait(); }, count);
    ledger_->write(session(2), count);
    store_->flush();
    run_posted();
    EXPECT_EQ(answers, 1);
    may_speak.set_value();
    ledger_->flush();
    run_posted();
    EXPECT_EQ(answers, 2);
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
    EXPECT_TRUE(spoken);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, store::Failure::Kind::conflict);
}

}  // namespace
}  // namespace paddock::server::tests
