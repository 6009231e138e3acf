import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface NoMatchesProps {
  title: string
  /** Why nothing matches, if there is more to say. */
  children?: ReactNode
  /** Clears the search and the filters. */
  onShowAll: () => void
}

/** Shown in place of a list that has something, but nothing that matches its search and filters. */
export function NoMatches({ title, children, onShowAll }: NoMatchesProps) {
  return (
    <EmptyState art="search" title={title} actions={<Button onClick={onShowAll}>Show all</Button>}>
      {children}
    </EmptyState>
  )
}
