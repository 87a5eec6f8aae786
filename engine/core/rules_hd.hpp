#pragma once

// Marks a function that is part of the rules, so that the same sources can be compiled for a
// device that wants an annotation on every function (a GPU). Empty for processors and browsers.
// Rule functions take their tables as data (`const Circuit&`, `const Tables&`); they never index
// a namespace-scope table through an unmarked function.
#define RULES_HD
