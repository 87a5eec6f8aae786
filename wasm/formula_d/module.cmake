# The module of Formula D for the browser. Other circuits are handed to it when they are picked.
set(content content/circuits/monaco.json content/circuits/race-city.json)
# What fills the tables of the bots.
set(fast bots/formula_d/solver.cpp bots/formula_d/outlook.cpp)
# Of the rules only what the search for ways runs through is fast; everything else travels to every visitor.
file(GLOB small RELATIVE "${PROJECT_SOURCE_DIR}" "${PROJECT_SOURCE_DIR}/engine/formula_d/*.cpp")
list(FILTER small EXCLUDE REGEX "/(ground|routes|search|ways|steps|race)[^/]*\\.cpp$")
