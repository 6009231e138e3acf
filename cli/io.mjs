import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The streams and environment variables of a run. By default they are the process's; tests pass their own.
 *
 * @typedef {object} Io
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {NodeJS.ReadableStream} stdin
 * @property {NodeJS.WritableStream} stdout
 * @property {NodeJS.WritableStream & { isTTY?: boolean, columns?: number }} stderr
 */

/** @type {AsyncLocalStorage<Io>} */
const current = new AsyncLocalStorage()

/**
 * Runs work with these streams and variables. Several runs may overlap, each with its own.
 *
 * @template Result
 * @param {Io} given
 * @param {() => Result} work
 * @returns {Result} the result of the work
 */
export const withIo = (given, work) => current.run(given, work)

/** @returns {Io} those of the current run */
export const io = () => current.getStore() ?? process
