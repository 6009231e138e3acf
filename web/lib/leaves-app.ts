import { isAppPath } from '../../src/rules/site/app-paths.ts'

/**
 * Whether an address belongs to the public pages or another program, so that the browser must open it instead of the
 * router.
 */
export const leavesApp = (href: string) =>
  /^(?:mailto|tel):/.test(href) || (href.startsWith('/') && !isAppPath(href.replace(/[?#].*/s, '')))
