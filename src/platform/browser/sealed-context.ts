import type { Browser, BrowserContext } from '@cloudflare/puppeteer'

/** A broadcast address: no connection can be made to it, so nothing leaves, nor does a name get looked up. */
const NO_PROXY = 'http://255.255.255.255:9'
/** Addresses of the machine itself are else reached past a proxy. */
const EVEN_LOOPBACK = '<-loopback>'

/**
 * A browser context without a network: whatever its pages, workers and windows open by themselves leads into a proxy that
 * is not there. What they are shown is brought to them by the gate.
 *
 * @throws when the browser does not make one; there is none that is open instead
 */
export const openSealed = (browser: Browser): Promise<BrowserContext> =>
  browser.createBrowserContext({ proxyServer: NO_PROXY, proxyBypassList: [EVEN_LOOPBACK] })
