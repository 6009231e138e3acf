import type { Browser, BrowserContext } from '@cloudflare/puppeteer'

/** A broadcast address: no connection to it is possible, so nothing leaves the browser and no name is resolved. */
const NO_PROXY = 'http://255.255.255.255:9'
/** Without this, addresses of the machine itself bypass the proxy. */
const EVEN_LOOPBACK = '<-loopback>'

/**
 * Opens a browser context without a network: every request of its pages, workers and windows goes to a proxy that does
 * not exist. The guard supplies what they are shown.
 *
 * @throws when the browser does not create one; there is no fallback to an open context
 */
export const openSealed = (browser: Browser): Promise<BrowserContext> =>
  browser.createBrowserContext({ proxyServer: NO_PROXY, proxyBypassList: [EVEN_LOOPBACK] })
