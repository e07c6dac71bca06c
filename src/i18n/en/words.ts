/** English is the type: whatever it says, every language must say. */
import type { words as core } from './core';
import type { words as rooms } from './rooms';
import type { words as rules } from './rules';
import type { words as table } from './table';
import type { words as tutorial } from './tutorial';

export type Words = typeof core & typeof rooms & typeof table & typeof rules & typeof tutorial;
