import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import * as imports from '../../../../src/contracts/data/imports.ts'
import { call } from '../../../lib/call.ts'
import { unlessLive } from '../../../lib/live-state.ts'
import { LIVE_ELSE_POLLED } from '../../../lib/live-topics.ts'
import { useCall } from '../../../lib/use-call.ts'

const GOES_ON_POLL_MS = 2000

/** Imports, polled while any of them is running and there is no feed. */
export const importQueries = {
  latest: () =>
    queryOptions({
      queryKey: ['imports', 'latest'],
      queryFn: async ({ signal }) => (await call(additions.listImports, { signal })).data,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.some(isChanging) ? unlessLive(GOES_ON_POLL_MS) : false),
      meta: LIVE_ELSE_POLLED,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['imports', 'one', id],
      queryFn: async ({ signal }) => (await call(additions.getImport, { params: { id }, signal })).data,
      staleTime: 0,
      // Polls until the server reports the end, as a response may be lost, too.
      refetchInterval: ({ state }) => (state.data && !goesOn(state.data) ? false : unlessLive(GOES_ON_POLL_MS)),
      meta: LIVE_ELSE_POLLED,
    }),
  /** Every import that is still listed. */
  all: () =>
    infiniteQueryOptions({
      queryKey: ['imports', 'all'],
      queryFn: ({ pageParam, signal }) => call(additions.listImports, { query: { page: pageParam }, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) =>
        pagination.current_page < pagination.last_page ? pagination.current_page + 1 : undefined,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ data }) => data.some(isChanging)) ? unlessLive(GOES_ON_POLL_MS) : false,
      meta: LIVE_ELSE_POLLED,
    }),
  undo: (id: string) =>
    queryOptions({
      queryKey: ['imports', 'undo', id],
      queryFn: async ({ signal }) => (await call(imports.previewUndo, { params: { id }, signal })).data,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  /** A finished import, polled until its contacts are counted. */
  counted: (id: string) =>
    queryOptions({
      queryKey: ['imports', 'counted', id],
      queryFn: async ({ signal }) => (await call(additions.getImport, { params: { id }, signal })).data,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && state.data.new_contacts !== null ? false : GOES_ON_POLL_MS),
    }),
  joined: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['imports', 'joined', id],
      queryFn: ({ pageParam, signal }) =>
        call(additions.listJoinedContacts, { params: { id }, query: { page: pageParam }, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) =>
        pagination.current_page < pagination.last_page ? pagination.current_page + 1 : undefined,
    }),
}
export const goesOn = ({ finished_at }: Pick<additions.ImportReport, 'finished_at'>): boolean => finished_at === null

/** Whether an import, its undoing or the count of its contacts goes on. */
const isChanging = (report: additions.ImportReport): boolean => goesOn(report) || report.undo?.state === 'running'

const CHANGED = { invalidates: ['items', 'contacts', 'statistics', 'imports'] } as const
export const useImportCsv = () => useCall(additions.importCsv, CHANGED)
export const useCancelImport = () => useCall(imports.cancelImport, CHANGED)
export const useUndoImport = () => useCall(imports.undoImport, CHANGED)
