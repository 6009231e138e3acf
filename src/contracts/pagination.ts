import { z } from 'zod'

/** Query parameters of a list, with the list's own default page size. */
export const pageQuery = (perPageDefault: number) =>
  z.object({
    page: z.coerce.number().int().min(1).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(perPageDefault),
  })

export const Pagination = z.object({
  current_page: z.number(),
  last_page: z.number(),
  per_page: z.number(),
  total: z.number(),
})
export type Pagination = z.infer<typeof Pagination>

/** The pagination block of a response; an empty list has one empty page. */
export function paginationOf(page: number, perPage: number, total: number): Pagination {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), per_page: perPage, total }
}
