import { Bookmark, ChevronDown } from 'lucide-react'
import type * as contract from '../../../../src/contracts/list-views/list-views.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Popover } from '../../../ui/popover.tsx'
import type { ViewsButtonProps } from './props.ts'

const Views = lazyPart(async () => (await import('./views.tsx')).Views)

const sameQuery = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value)

/** Whether the list shows something else than the opened view. */
export const isChanged = (
  view: contract.ListView,
  query: Readonly<Record<string, string>>,
  columns: readonly string[],
): boolean => !sameQuery(view.query, query) || (view.columns !== null && view.columns.join() !== columns.join())

/** Opens, saves, renames, shares and deletes views of a list. */
export function ViewsButton(props: ViewsButtonProps) {
  const { view, query, columns } = props
  const isEdited = view !== null && isChanged(view, query, columns)
  return (
    <Popover
      aria-label="Saved views"
      className="w-84 p-1"
      trigger={
        <Button icon={Bookmark} trailingIcon={ChevronDown} className="max-w-56">
          <span className="truncate max-sm:max-w-24">{view ? view.name : 'Views'}</span>
          {isEdited ? <span className="text-faint text-xs"> changed</span> : null}
        </Button>
      }
    >
      {(close) => <Views {...props} close={close} isEdited={isEdited} />}
    </Popover>
  )
}
