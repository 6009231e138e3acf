import { useSearchParams } from 'wouter'
import type { z } from 'zod'

interface Step {
  /** True for corrections by the page itself and for continued typing, which add no history entry. */
  readonly replace: boolean
}

/**
 * Reads the list's parameters from the page's address, and changes them. Other parameters, such as the open tab, stay.
 * Each change is a history entry that the back button undoes.
 *
 * @param schema ignores invalid values; values that it also returns for an empty address are not written to the address
 */
export function useListAddress<Address extends { page: number }>(schema: z.ZodType<Address>) {
  const [params, setParams] = useSearchParams()
  const change = (part: Partial<Address>, step?: Step) =>
    setParams((now) => withPart(now, part, schema.parse({})), step)
  return {
    address: schema.parse(Object.fromEntries(params)),
    change,
    /** A new filter returns to the first page. */
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
