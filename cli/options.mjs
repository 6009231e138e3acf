import { parseArgs } from 'node:util'
import { usage } from './failure.mjs'

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string[]} args
 * @param {Options} options
 */
export function parseOptions(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    throw usage(
      /--(?:api-)?key\b/.test(message)
        ? 'A key is never an argument: set CONTACTORY_API_KEY or use --key-file.'
        : message,
    )
  }
}

/**
 * The one thing that a command is about.
 *
 * @param {string[]} positionals
 * @param {string} what
 */
export function only(positionals, what) {
  const [first, ...more] = positionals
  if (first === undefined || more.length > 0) throw usage(`Name one ${what}.`)
  return first
}

/** @param {string | undefined} text `emails,phones` */
export const listOf = (text) => text?.split(',').map((part) => part.trim())

/**
 * @param {string | undefined} text
 * @param {string} name of its option
 */
export function numberOf(text, name) {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw usage(`--${name} is a number.`)
  return Number(text)
}
