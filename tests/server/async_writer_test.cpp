#include "server/async_writer.hpp"

#include <gtest/gtest.h>

#include <future>

#include "tests/support/backend.hpp"

namespace paddock::server::tests {
namespace {

class LedgerTest : public ::testing::Test {
  protected:
    void SetUp() override {
        auto store = store::open_sqlite(folder_.path);
        ASSERT_TRUE(store);
        store_ = std::move(*store);
        writer_ = std::make_unique<AsyncWriter>(*store_, [this](std::function<void()> work) {
            const std::lock_guard lock(mutex_);
            posted_.push_back(std::move(work));
        });
    }
    void TearDown() override {
        writer_->flush();
        writer_.reset();
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
    std::unique_ptr<AsyncWriter> writer_;
};

TEST_F(LedgerTest, AnswersWhenTheChangeIsOnDiskAndPutIntoWords) {
    bool spoken = false;
    int answers = 0;
    writer_->write(
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
    writer_->flush();
    EXPECT_EQ(answers, 0);  // not on the store's thread
    run_posted();
    EXPECT_EQ(answers, 1);
}

TEST_F(LedgerTest, BringsBackInOnePieceWhatIsReadyTogether) {
    std::promise<void> may_go_on;
    std::string answers;
    writer_->write(
        session(1), [&] { may_go_on.get_future().wait(); }, [&](const store::Kept<void>&) { answers += 'a'; });
    writer_->write(session(2), [&](const store::Kept<void>&) { answers += 'b'; });
    writer_->write(session(3), [&](const store::Kept<void>&) { answers += 'c'; });
    may_go_on.set_value();
    writer_->flush();
    EXPECT_EQ(posted_.size(), 1U);
    run_posted();
    EXPECT_EQ(answers, "abc");
}

TEST_F(LedgerTest, TellsThatAChangeWasRefused) {
    bool spoken = false;
    std::optional<store::Failure> failure;
    writer_->write(session(1), [](const store::Kept<void>& kept) { EXPECT_TRUE(kept); });
    writer_->write(
        session(1), [&] { spoken = true; },
        [&](const store::Kept<void>& kept) {
            if (!kept) failure = kept.error();
        });
    writer_->flush();
    run_posted();
    EXPECT_FALSE(spoken);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, store::Failure::Kind::conflict);
}

}  // namespace
}  // namespace paddock::server::tests
