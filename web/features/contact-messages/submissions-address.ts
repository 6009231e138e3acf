import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { useListAddress } from '../../lib/use-list-address.ts'

/** The query parameters of the page. Invalid values are ignored. */
const Address = z.object({
  status: z.enum(['unread', 'read']).optional().catch(undefined),
  search: z.string().max(100).optional().catch(undefined),
  assigned: z.enum(['me', 'nobody']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
  /** The open submission. */
  submission: z.uuid().optional().catch(undefined),
})

/** Reads and changes the query parameters. The back button closes an opened submission. */
export function useSubmissionsAddress() {
  const [, setParams] = useSearchParams()
  return {
    ...useListAddress(Address),
    open: (submission: string) =>
      setParams((now) => new URLSearchParams([...without(now), ['submission', submission]])),
    close: () => setParams((now) => new URLSearchParams(without(now)), { replace: true }),
  }
}

const without = (params: URLSearchParams) => [...params].filter(([name]) => name !== 'submission')
