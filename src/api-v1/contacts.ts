import { Hono } from 'hono'
import * as contract from '../contracts/v1/contacts.ts'
import { exportContacts } from '../features/contacts/export/export-contacts.ts'
import { listContactsAfter } from '../features/contacts/read/list-after.ts'
import { readContact } from '../features/contacts/read/read-contact.ts'
import { mount } from '../http/mount.ts'
import type { HttpEnv } from '../http/surface-types.ts'

export const contactRoutes = new Hono<HttpEnv>()

mount(contactRoutes, contract.list, async ({ ctx, query: { cursor, limit, sort, order, ...filter } }) =>
  listContactsAfter(ctx, { cursor, limit, sort, order }, filter),
)
// Registered before the route with an id, which would match it too.
mount(contactRoutes, contract.exportContacts, ({ ctx, query: { format, include_likely, ...filter } }) =>
  exportContacts(ctx, {
    format,
    filter,
    ids: null,
    order: { sort: 'reach', order: 'asc' },
    includesLikely: include_likely,
  }),
)
mount(contactRoutes, contract.get, async ({ ctx, params }) => ({ data: await readContact(ctx, params.id) }))
