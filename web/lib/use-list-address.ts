import { useSearchParams } from 'wouter'
import type { z } from 'zod'

interface Step {
  /** What the page corrects by itself, or goes on being typed, is no step of its own. */
  readonly replace: boolean
}

/**
 * What the address of a page says of its list, and how to change it; what else the address says, such as the open tab, stays. Each change
 * is a step that the back button undoes.
 *
 * @param schema takes what makes no sense as if it were not there; what it makes of an empty address is not written into one
 */
export function useListAddress<Address extends { page: number }>(schema: z.ZodType<Address>) {
  const [params, setParams] = useSearchParams()
  const change = (part: Partial<Address>, step?: Step) =>
    setParams((now) => withPart(now, part, schema.parse({})), step)
  return {
    address: schema.parse(Object.fromEntries(params)),
    change,
    /** Another filter begins with the first page. */
    filter: (part: Partial<Address>, step?: Step) => change({ ...part, page: 1 }, step),
    turn: (page: number, step?: Step) => change({ page } as Partial<Address>, step),
  }
}

function withPart<Address>(now: URLSearchParams, part: Partial<Address>, defaults: Address): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const [name, value] of Object.entries(part)) {
    if (value === undefined || value === '' || value === defaults[name as keyof Address]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
