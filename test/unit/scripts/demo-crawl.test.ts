import { expect, test } from 'vitest'
import { crawlOf } from '../../../scripts/local/demo-crawl.ts'

const SITE = 'http://127.0.0.1:8788/'
const crawl = (url: string | null, status: 'completed' | 'failed' | 'running', pages_done: number) => ({
  ...{ url, status, pages_done },
})

test('the sample site is crawled by the first start that finds it, and by no other', () => {
  expect(crawlOf([], SITE)).toBeUndefined()
  const useless = [crawl(SITE, 'failed', 3), crawl(SITE, 'completed', 0), crawl(null, 'completed', 5)]
  expect(crawlOf([...useless, crawl('https://acme.com/', 'completed', 9)], SITE)).toBeUndefined()
  const done = crawl(SITE, 'completed', 6)
  expect(crawlOf([...useless, done], SITE)).toBe(done)
})
