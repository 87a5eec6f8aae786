# The module of Formula D for the browser.
set(content content/circuits/*.json)
# What fills the tables of the bots.
set(fast bots/formula_d/solver.cpp bots/formula_d/outlook.cpp)
# Chapters that are not played in the thick of a race, and the texts of choices.
set(small)
foreach(chapter finish pits qualifying repairs standings start text weather)
    list(APPEND small engine/formula_d/${chapter}.cpp)
endforeach()
