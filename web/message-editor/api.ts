import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../src/contracts/pictures/pictures.ts'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'

export const pictureQueries = {
  list: () =>
    queryOptions({
      queryKey: ['pictures', 'list'],
      queryFn: async ({ signal }) => (await call(contract.listPictures, { signal })).data,
      staleTime: 0,
    }),
  uses: (id: string) =>
    queryOptions({
      queryKey: ['pictures', 'uses', id],
      queryFn: async ({ signal }) => (await call(contract.listPictureUses, { params: { id }, signal })).data.uses,
      staleTime: 0,
      gcTime: 0,
    }),
}

const CHANGED = { invalidates: [['pictures', 'list']] } as const
export const useAddPicture = () => useCall(contract.addPicture, CHANGED)
export const useUpdatePicture = () => useCall(contract.updatePicture, CHANGED)
export const useDeletePicture = () => useCall(contract.deletePicture, CHANGED)

/** The form data of an upload. */
export function pictureForm(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}
