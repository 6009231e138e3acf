import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2, Users } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import * as contract from '../../../../src/contracts/list-views/list-views.ts'
import { CallError, messageOf } from '../../../lib/call-error.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { UNDO_TOAST_MS } from '../../../ui/toast-ms.ts'
import { listViewsQuery, useAddView, useDeleteView, useRestoreView, useUpdateView } from './api.ts'
import type { ViewsButtonProps } from './props.ts'

/** The saved views, and a form to save another. It loads when the button is used. */
export function Views({
  list,
  view,
  query,
  columns,
  onOpen,
  close,
  isEdited,
}: ViewsButtonProps & { close: () => void; isEdited: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(listViewsQuery(list))
  if (error && !data) return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  const views = data?.views ?? []
  return (
    <>
      {views.length === 0 ? (
        <p className="px-2 py-2 text-muted text-sm">
          {data ? 'No saved views yet. Set filters, order and columns, then save them here.' : 'Loading…'}
        </p>
      ) : (
        <ul aria-label="Saved views" className="max-h-[40vh] overflow-y-auto">
          {views.map((one) => (
            <ViewEntry
              key={one.id}
              view={one}
              isOpen={one.id === view?.id}
              onOpen={() => {
                onOpen(one)
                close()
              }}
              onDeleted={() => one.id === view?.id && onOpen(null)}
            />
          ))}
        </ul>
      )}
      {view ? (
        <OpenView
          view={view}
          query={query}
          columns={columns}
          isEdited={isEdited}
          onSaved={close}
          onLeave={() => {
            onOpen(null)
            close()
          }}
        />
      ) : null}
      <Allowed to={contract.addView}>
        <NewView
          list={list}
          query={query}
          columns={columns}
          onSaved={(saved) => {
            onOpen(saved)
            close()
          }}
        />
      </Allowed>
    </>
  )
}

interface OpenViewProps extends Pick<ViewsButtonProps, 'query' | 'columns'> {
  view: contract.ListView
  isEdited: boolean
  onSaved: () => void
  onLeave: () => void
}

/** What can be done with the view that is open. */
function OpenView({ view, query, columns, isEdited, onSaved, onLeave }: OpenViewProps) {
  const update = useUpdateView()
  async function save() {
    try {
      const body = { query: { ...query }, ...(view.columns && { columns: [...columns] }) }
      await update.mutateAsync({ params: { id: view.id }, body })
      toast.success(`“${view.name}” saved`)
      onSaved()
    } catch (failure) {
      toastFailure(failure, "We couldn't save the view.")
    }
  }
  return (
    <div className="flex flex-wrap gap-2 border-line border-t p-2">
      <Allowed to={contract.updateView}>
        <Button size="sm" disabled={!isEdited} isLoading={update.isPending} onClick={() => void save()}>
          Save changes
        </Button>
      </Allowed>
      <Button size="sm" variant="ghost" onClick={onLeave}>
        Leave this view
      </Button>
    </div>
  )
}

function ViewEntry({
  view,
  isOpen,
  onOpen,
  onDeleted,
}: {
  view: contract.ListView
  isOpen: boolean
  onOpen: () => void
  onDeleted: () => void
}) {
  const [isRenaming, setIsRenaming] = useState(false)
  const remove = useDeleteView()
  const restore = useRestoreView()
  async function undo() {
    try {
      await restore.mutateAsync({ params: { id: view.id } })
      toast.success('Undone')
    } catch (failure) {
      toastFailure(failure, "We couldn't undo that.")
    }
  }
  async function erase() {
    try {
      await remove.mutateAsync({ params: { id: view.id } })
      onDeleted()
      toast.success(`View “${view.name}” deleted`, {
        action: { label: 'Undo', onClick: () => void undo() },
        duration: UNDO_TOAST_MS,
      })
    } catch (failure) {
      toastFailure(failure, "We couldn't delete the view.")
    }
  }
  if (isRenaming) return <RenameView view={view} onEnd={() => setIsRenaming(false)} />
  return (
    <li className="flex items-center rounded-md pr-1 hover:bg-hover">
      <button
        type="button"
        aria-current={isOpen || undefined}
        className="flex min-w-0 flex-1 items-center gap-2 rounded-md px-2 py-1.5 text-left text-ink text-sm aria-[current=true]:font-medium"
        onClick={onOpen}
      >
        <span className="truncate">{view.name}</span>
        {view.is_shared ? (
          <Users
            role="img"
            aria-label="Shared with the workspace"
            className="size-3.5 shrink-0 text-faint"
            strokeWidth={1.75}
          />
        ) : null}
      </button>
      <Allowed to={[contract.updateView, contract.deleteView, contract.restoreView]}>
        <IconButton icon={Pencil} size="sm" label={`Rename ${view.name}`} onClick={() => setIsRenaming(true)} />
        <IconButton
          icon={Trash2}
          size="sm"
          label={`Delete ${view.name}`}
          isLoading={remove.isPending}
          onClick={() => void erase()}
        />
      </Allowed>
    </li>
  )
}

const nameError = (error: unknown) =>
  error ? (error instanceof CallError && error.fields.name?.[0]) || messageOf(error, "We couldn't save it.") : undefined

function RenameView({ view, onEnd }: { view: contract.ListView; onEnd: () => void }) {
  const [name, setName] = useState(view.name)
  const [isShared, setIsShared] = useState(view.is_shared)
  const update = useUpdateView()
  async function save(event: FormEvent) {
    event.preventDefault()
    try {
      await update.mutateAsync({ params: { id: view.id }, body: { name: name.trim(), is_shared: isShared } })
      onEnd()
    } catch {
      // The field shows the error.
    }
  }
  return (
    <li>
      <form
        noValidate
        className="flex flex-col gap-2 p-2"
        onSubmit={(event) => void save(event)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Only the form closes, not the whole panel.
          event.stopPropagation()
          onEnd()
        }}
      >
        <Field label="Name of the view" isLabelHidden error={nameError(update.error)}>
          <Input
            autoFocus
            value={name}
            maxLength={contract.VIEW_NAME_LENGTH_MAX}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        {view.is_own ? (
          <Checkbox
            label="Share with the workspace"
            checked={isShared}
            onChange={(event) => setIsShared(event.target.checked)}
          />
        ) : null}
        <span className="flex gap-2">
          <Button size="sm" type="submit" isLoading={update.isPending} disabled={name.trim() === ''}>
            Save
          </Button>
          <Button size="sm" variant="ghost" onClick={onEnd}>
            Cancel
          </Button>
        </span>
      </form>
    </li>
  )
}

function NewView({
  list,
  query,
  columns,
  onSaved,
}: Pick<ViewsButtonProps, 'list' | 'query' | 'columns'> & { onSaved: (view: contract.ListView) => void }) {
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const add = useAddView()
  async function save(event: FormEvent) {
    event.preventDefault()
    try {
      const body = { list, name: name.trim(), is_shared: isShared, query: { ...query }, columns: [...columns] }
      onSaved((await add.mutateAsync({ body })).data)
    } catch {
      // The field shows the error.
    }
  }
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-2 border-line border-t p-2">
      <Field label="Save the list as it is now" error={nameError(add.error)}>
        <Input
          value={name}
          maxLength={contract.VIEW_NAME_LENGTH_MAX}
          placeholder="Name of the view"
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Checkbox
        label="Share with the workspace"
        checked={isShared}
        onChange={(event) => setIsShared(event.target.checked)}
      />
      <Button size="sm" type="submit" isLoading={add.isPending} disabled={name.trim() === ''} className="self-start">
        Save view
      </Button>
    </form>
  )
}
