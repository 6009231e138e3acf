import { WorkBudget } from '../lib/work-budget.ts'

/**
 * What one file may cost: a page of 5 MB takes two fifths of it to be read, and as many links as are looked at another fifth. What is
 * not resolved once it is spent is blanked.
 */
const FILE_UNITS = 250_000_000
/** Resolving an address and asking where it leads, besides its characters and those of its base. */
const RESOLVE_UNITS = 300
/** Reading a character of HTML, CSS or a script. */
const CHARACTER_UNITS = 20
/** Characters that stand for the tokens of CSS between two pauses. */
export const CSS_STEP = 10_000

/** @param files how many large files the work is about */
export const createFileWork = (files = 1) => new WorkBudget(files * FILE_UNITS)

/** Whether there is work left to resolve an address. */
export const mayResolve = (value: string, base: string, work: WorkBudget) =>
  work.trySpend(RESOLVE_UNITS + value.length + base.length)

/** Whether there is work left to read a text of so many characters. */
export const mayRead = (characters: number, work: WorkBudget) => work.trySpend(CHARACTER_UNITS * characters)
