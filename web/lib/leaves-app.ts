import { isAppPath } from '../../src/contracts/app-paths.ts'

/** Whether an address of ours belongs to the public pages: the router cannot go there, the browser must. */
export const leavesApp = (href: string) => href.startsWith('/') && !isAppPath(href.replace(/[?#].*/s, ''))
