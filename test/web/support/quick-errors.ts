import { getConfig } from '@testing-library/react'

type ElementError = ReturnType<typeof getConfig>['getElementError']

/**
 * Errors without the page while an element is waited for, since each attempt would print it and only the last error is
 * shown, which has the page.
 */
export function quickErrors(): ElementError {
  const withPage = getConfig().getElementError
  return (message, container) => {
    if (!isWaiting()) return withPage(message, container)
    const error = new Error(message ?? undefined)
    error.name = 'TestingLibraryElementError'
    return error
  }
}

/** If a version of the library says it elsewhere, the tests only become slower. */
const isWaiting = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics ?? false
