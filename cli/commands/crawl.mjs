import { Api } from '../api.mjs'
import { EXIT, Failure, usage } from '../failure.mjs'
import { followCrawl } from '../follow-crawl.mjs'
import { interruptibly } from '../interruption.mjs'
import { ITEM_COLUMNS } from '../item-columns.mjs'
import { listOf, numberOf, parseOptions } from '../options.mjs'
import { FORMATS, formatOf, printRows } from '../print.mjs'
import { CONNECTION } from '../settings.mjs'
import { clearProgress, note, showProgress } from '../terminal.mjs'

/** @typedef {import('../../src/contracts/v1/crawls.ts').CrawlJob} CrawlJob */

const OPTIONS = /** @type {const} */ ({
  ...CONNECTION,
  ...FORMATS,
  types: { type: 'string' },
  'max-pages': { type: 'string' },
  engine: { type: 'string' },
  'no-robots': { type: 'boolean' },
  keywords: { type: 'string' },
})

/**
 * Crawls websites and prints the results.
 *
 * @param {string[]} args
 */
export async function crawl(args) {
  const { values, positionals } = parseOptions(args, OPTIONS)
  if (positionals.length === 0 && values.keywords === undefined) throw usage('Name a website, or --keywords.')
  const format = formatOf(values)
  const body = {
    urls: positionals,
    keywords: values.keywords,
    data_types: listOf(values.types),
    max_pages: numberOf(values['max-pages'], 'max-pages'),
    engine: values.engine,
    respect_robots: values['no-robots'] ? false : undefined,
  }
  const api = new Api(values)
  const job = await interruptibly(async (signal) => {
    // Not aborted by Ctrl-C: without the id in the response, the crawl could not be cancelled.
    const { data: started } = await api.call('POST', '/crawl', { body, isNamed: true })
    const last = await follow(api, started, signal)
    if (last.finished_at === null) throw await cancelled(api, last)
    return last
  })
  if (job.status === 'failed') throw new Failure(job.error ?? 'The crawl failed.', EXIT.failed)
  note(`${summary(job)}${job.status === 'cancelled' ? ' It was cancelled.' : ''}`)
  await printRows(api.parts(`/crawl/${job.id}/results`), format, ITEM_COLUMNS)
  return job.status === 'cancelled' ? EXIT.failed : 0
}

/**
 * @param {Api} api
 * @param {CrawlJob} started
 * @param {AbortSignal} signal
 * @returns {Promise<CrawlJob>} its last known state
 */
async function follow(api, started, signal) {
  let job = started
  for await (job of followCrawl(api, started.id, signal)) showProgress(shareOf(job), `${job.status}: ${summary(job)}`)
  clearProgress()
  return job
}

/**
 * @param {Api} api
 * @param {CrawlJob} job
 */
async function cancelled(api, job) {
  note('Cancelling the crawl …')
  await api.call('POST', `/crawl/${job.id}/cancel`)
  const kept = `Its results are kept: contactory data --crawl ${job.id}`
  return new Failure(`The crawl was cancelled. ${kept}`, EXIT.interrupted)
}

/** @param {CrawlJob} job */
const shareOf = ({ pages_done, pages_failed, max_pages }) => (pages_done + pages_failed) / max_pages

/** @param {CrawlJob} job */
const summary = ({ pages_done, pages_failed, items_found }) =>
  `${pages_done} pages read${pages_failed > 0 ? `, ${pages_failed} failed` : ''}, ${items_found} found.`
