import { Hono } from 'hono'
import * as changeContacts from '../../contracts/contacts/change-contacts.ts'
import * as contract from '../../contracts/contacts/contacts.ts'
import * as exportContactsContract from '../../contracts/contacts/export-contacts.ts'
import * as labels from '../../contracts/contacts/labels.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { pluralize } from '../../lib/text/pluralize.ts'
import { undoAction } from './act/contact-actions.ts'
import { deleteContacts } from './act/delete-contacts.ts'
import { editContact } from './act/edit-contact.ts'
import { addLabel, deleteLabel, labelContacts, renameLabel } from './act/labels.ts'
import { mergeContacts } from './act/merge-contacts.ts'
import { addNote, deleteNote } from './act/notes.ts'
import { splitContact } from './act/split-contact.ts'
import { undoChange } from './act/undo-change.ts'
import { exportContacts } from './export/export-contacts.ts'
import { countKinds } from './read/count-kinds.ts'
import { listContacts } from './read/list-contacts.ts'
import { readContact } from './read/read-contact.ts'
import { readFacets } from './read/read-facets.ts'

export const contactRoutes = new Hono<HttpEnv>()

mount(contactRoutes, contract.listContacts, async ({ ctx, query }) => await listContacts(ctx, query))
mount(contactRoutes, contract.countKinds, async ({ ctx, query }) => ({ data: await countKinds(ctx, query) }))
mount(contactRoutes, contract.readFacets, async ({ ctx }) => ({ data: await readFacets(ctx) }))
// These come before the route with an id in the same position.
mount(contactRoutes, exportContactsContract.exportContacts, ({ ctx, query }) => {
  const { format, include_likely, sort, order, ...filter } = query
  return exportContacts(ctx, { format, filter, ids: null, order: { sort, order }, includesLikely: include_likely })
})
mount(
  contactRoutes,
  exportContactsContract.exportChosenContacts,
  ({ ctx, body: { format, include_likely, contact_ids: ids, sort, order } }) =>
    exportContacts(ctx, { format, filter: {}, ids, order: { sort, order }, includesLikely: include_likely }),
)
mount(contactRoutes, contract.getContact, async ({ ctx, params }) => ({ data: await readContact(ctx, params.id) }))
mount(contactRoutes, changeContacts.editContact, async ({ ctx, params, body }) => ({
  data: await editContact(ctx, params.id, body),
  message: 'Saved',
}))
mount(contactRoutes, changeContacts.deleteContacts, async ({ ctx, body }) => {
  const { total: deleted, actionId: action_id } = await deleteContacts(ctx, body)
  return { data: { deleted, action_id }, message: `${pluralize(deleted, 'contact')} deleted` }
})
mount(contactRoutes, changeContacts.labelContacts, async ({ ctx, body }) => {
  const { total: changed, actionId: action_id } = await labelContacts(ctx, body)
  return { data: { changed, action_id }, message: `${pluralize(changed, 'contact')} changed` }
})
mount(contactRoutes, changeContacts.undoContactAction, async ({ ctx, params }) => ({
  data: { contacts: await undoAction(ctx, params.id) },
  message: 'Undone',
}))
mount(contactRoutes, changeContacts.mergeContacts, async ({ ctx, body }) => ({
  data: await mergeContacts(ctx, body),
  message: 'Merged',
}))
mount(contactRoutes, changeContacts.splitContact, async ({ ctx, params, body }) => ({
  data: await splitContact(ctx, params.id, body),
  message: 'Split off',
}))
mount(contactRoutes, changeContacts.undoContactChange, async ({ ctx, params }) => ({
  data: await undoChange(ctx, params.id),
  message: 'Undone',
}))
mount(contactRoutes, changeContacts.addNote, async ({ ctx, params, body }) => ({
  data: await addNote(ctx, params.id, body.text),
}))
mount(contactRoutes, changeContacts.deleteNote, async ({ ctx, params }) => {
  await deleteNote(ctx, params.id)
  return {}
})
mount(contactRoutes, labels.addLabel, async ({ ctx, body }) => ({ data: await addLabel(ctx, body) }))
mount(contactRoutes, labels.renameLabel, async ({ ctx, params, body }) => ({
  data: await renameLabel(ctx, params.id, body.name),
}))
mount(contactRoutes, labels.deleteLabel, async ({ ctx, params }) => {
  await deleteLabel(ctx, params.id)
  return {}
})
