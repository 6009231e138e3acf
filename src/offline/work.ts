import { WorkBudget } from '../lib/work-budget.ts'

/**
 * The work budget of one file. Reading a page of 5 MB takes two fifths of it, and resolving the maximum number of links
 * another fifth. References that are not resolved when it is used up are blanked.
 */
const FILE_UNITS = 250_000_000
/** Units for resolving a URL and looking up its target, in addition to the lengths of the URL and its base. */
const RESOLVE_UNITS = 300
/** Units for reading a character of HTML, CSS or a script. */
const CHARACTER_UNITS = 20
/** Number of characters charged for the CSS tokens between two pauses. */
export const CSS_STEP = 10_000

/** @param files number of large files that the budget is for */
export const createFileWork = (files = 1) => new WorkBudget(files * FILE_UNITS)

/** Spends the units for resolving a URL. Returns false if the budget is used up. */
export const mayResolve = (value: string, base: string, work: WorkBudget) =>
  work.trySpend(RESOLVE_UNITS + value.length + base.length)

/** Spends the units for reading a text. Returns false if the budget is used up. */
export const mayRead = (characters: number, work: WorkBudget) => work.trySpend(CHARACTER_UNITS * characters)
