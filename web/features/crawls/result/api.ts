import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as details from '../../../../src/contracts/crawls/crawl-details.ts'
import { type CrawlPage, listPages } from '../../../../src/contracts/crawls/crawls.ts'
import { call } from '../../../lib/call.ts'

const PAGE_SIZE = 10

/** What a finished crawl read, and what changed since the previous one. */
export const crawlResultQueries = {
  changes: (id: string, kind: details.ChangeKind, page: number) =>
    queryOptions({
      queryKey: ['crawls', 'changes', id, kind, page],
      queryFn: ({ signal }) =>
        call(details.listChanges, { params: { id }, query: { kind, page, per_page: PAGE_SIZE }, signal }),
      placeholderData: keepPreviousData,
    }),
  peopleChanges: (id: string) =>
    queryOptions({
      queryKey: ['crawls', 'people-changes', id],
      queryFn: ({ signal }) => call(details.listPeopleChanges, { params: { id }, signal }),
    }),
  pages: (id: string, page: number, state: CrawlPage['state'] | undefined) =>
    queryOptions({
      queryKey: ['crawls', 'pages', id, state ?? 'all', page],
      queryFn: ({ signal }) => call(listPages, { params: { id }, query: { page, per_page: PAGE_SIZE, state }, signal }),
      placeholderData: keepPreviousData,
    }),
}
