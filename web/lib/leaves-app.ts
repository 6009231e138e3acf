import { isAppPath } from '../../src/contracts/app-paths.ts'

/** Whether an address belongs to the public pages or to another program: the router cannot go there, the browser must. */
export const leavesApp = (href: string) =>
  /^(?:mailto|tel):/.test(href) || (href.startsWith('/') && !isAppPath(href.replace(/[?#].*/s, '')))
