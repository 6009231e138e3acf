import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'

/** The request that repeats a crawl. */
export const againOf = ({
  name,
  types,
  engine,
  check_robot,
  limit,
  url,
  urls,
  query,
  options,
  run_in_background,
}: Crawl) => ({
  types,
  engine,
  check_robot,
  limit,
  ...(query === null ? { url: url ?? undefined, urls: urls.slice(1) } : { keyword: query }),
  options,
  ...(name !== null && { name }),
  run_in_background,
})
