import { useDeferredValue } from 'react'

/**
 * Whether to render what a query loaded. Deferred: queries render synchronously, and a whole list rendered in that task
 * would block a phone for 200 ms.
 *
 * @param data what was loaded, undefined until then
 */
export const useIsReady = (data: unknown): boolean => useDeferredValue(data !== undefined)
