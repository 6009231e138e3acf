import { z } from 'zod'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'
import { ContactLabel, LABEL_LENGTH_MAX, LabelKind } from './contact.ts'

const LabelName = singleLine()
  .min(1, 'A name is required')
  .max(LABEL_LENGTH_MAX, `Use at most ${LABEL_LENGTH_MAX} characters`)

export const addLabel = endpoint({
  method: 'post',
  path: '/dashboard/contact-labels',
  permission: 'data:add',
  body: z.object({ kind: LabelKind, name: LabelName }),
  returns: data(ContactLabel),
})

export const renameLabel = endpoint({
  method: 'put',
  path: '/dashboard/contact-labels/:id',
  permission: 'data:add',
  params: IdParams,
  body: z.object({ name: LabelName }),
  returns: data(ContactLabel),
})

/** Deletes the label; its contacts remain. */
export const deleteLabel = endpoint({
  method: 'delete',
  path: '/dashboard/contact-labels/:id',
  permission: 'data:add',
  params: IdParams,
  returns: z.object({}),
})
