import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What a run reads and writes. The process has all of it; a test runs commands with streams and variables of its own.
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
 * Runs work that reads and writes there, also beside other work.
 *
 * @template Result
 * @param {Io} given
 * @param {() => Result} work
 */
export const withIo = (given, work) => current.run(given, work)

/** @returns {Io} of the run that asks */
export const io = () => current.getStore() ?? process
