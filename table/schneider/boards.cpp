#include "engine/schneider/choices.hpp"
#include "table/content_limits.hpp"
#include "table/schneider/cards.hpp"

namespace paddock::table {
namespace {

using namespace schneider;

constexpr Named<Fault> faults[] = {{"blank", Fault::blank},
                                   {"to-cooling", Fault::to_cooling},
                                   {"to-propulsion", Fault::to_propulsion},
                                   {"to-controls", Fault::to_controls},
                                   {"to-structure", Fault::to_structure},
                                   {"slower", Fault::slower},
                                   {"sharp-lines", Fault::sharp_lines},
                                   {"no-skill", Fault::no_skill},
                                   {"small-hand", Fault::small_hand},
                                   {"cross", Fault::cross}};

void read_tiles(const JsonReader& value, Content& content) {
    JsonFields fields = value.fields();
    for (const Component component : all_components) {
        std::size_t level = 0;
        for (const JsonReader& tile : fields.required(name_of(component)).items(highest_level, highest_level)) {
            if (level >= highest_level) break;
            Tile& squares = content.tiles[index(component)][level++];
            for (const JsonReader& square : tile.items(1, squares_in_a_component)) {
                if (!squares.full()) squares.push_back(square.one_of(faults));
            }
        }
    }
}

void read_planes(const JsonReader& value, Content& content) {
    JsonFields fields = value.fields();
    for (const Nation nation : all_nations) {
        JsonFields plane = fields.required(name_of(nation)).fields();
        (void)plane.optional("name").text(longest_path);
        for (const Component component : all_components)
            content.levels[index(nation)][index(component)] =
                plane.required(name_of(component)).whole<std::uint8_t>(1, highest_level);
    }
}

template <std::size_t Count>
void read_numbers(const JsonReader& value, int most, std::array<std::uint8_t, Count>& numbers) {
    std::size_t i = 0;
    for (const JsonReader& number : value.items(Count, Count)) {
        if (i < Count) numbers[i++] = static_cast<std::uint8_t>(number.whole(0, most));
    }
}

void read_betting(const JsonReader& value, Content& content) {
    std::size_t i = 0;
    for (const JsonReader& entry : value.items(betting_slots, betting_slots)) {
        if (i >= betting_slots) break;
        BettingSlot& slot = content.betting[i++];
        JsonFields fields = entry.fields();
        slot.price = fields.required("price").whole<std::uint8_t>(0, 100);
        std::array<std::uint8_t, max_planes - 1> points{};
        std::array<std::uint8_t, max_planes - 1> coins{};
        read_numbers(fields.required("points"), 20, points);
        read_numbers(fields.required("coins"), 100, coins);
        for (std::size_t rank = 0; rank < points.size(); ++rank) slot.payouts[rank] = {points[rank], coins[rank]};
    }
    // ST-BET-13 rests on it: whoever has a turn can always bet.
    if (content.betting.back().price != 0) value.fail("the last slot is free");
}

void read_requests(const JsonReader& value, Content& content) {
    JsonFields fields = value.fields();
    for (const Nation nation : all_nations) {
        for (const JsonReader& part : fields.required(name_of(nation)).items(0, 3)) {
            Request& request = content.requests[index(nation)];
            if (request.full()) break;
            if (part.is_text()) {
                constexpr Named<bool> parts[] = {{"permanent", true}};
                request.push_back({part.one_of(parts), 0});
            } else {
                request.push_back({false, part.whole<std::uint8_t>(1, 9)});
            }
        }
    }
}

}  // namespace

void read_boards(const JsonReader& root, Content& content) {
    JsonFields fields = root.fields();
    (void)fields.optional("$schema").text(longest_path);
    (void)fields.required("format").whole(1, 1);
    read_tiles(fields.required("tiles"), content);
    read_planes(fields.required("planes"), content);
    read_numbers(fields.required("lap_points"), 50, content.lap_points);
    read_betting(fields.required("betting"), content);
    {
        JsonFields show = fields.required("air_show").fields();
        content.reserved_show = show.required("reserved").whole<std::uint8_t>(0, 100);
        read_numbers(show.required("public"), 100, content.shows);
    }
    read_requests(fields.required("requests"), content);
}

}  // namespace paddock::table
