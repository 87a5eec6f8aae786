# The module of Schneider Trophy for the browser.
set(content content/schneider/*.json content/drawings/schneider/*.json)
# Quick enough as it is: its bots look at far fewer positions.
set(small engine/schneider/*.cpp)
