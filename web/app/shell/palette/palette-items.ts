import { erasePerson } from '../../../../src/contracts/erasures/erasures.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { can, holds, type Viewer } from '../../../lib/can.ts'
import { permissionsOf } from '../../admin-screens.ts'
import { adminNavigation, mainNavigation } from '../navigation.ts'

export interface PaletteItem {
  readonly href: string
  readonly label: string
  /** What tells items of the same name apart, such as a company. */
  readonly hint?: string | undefined
}

export interface PaletteGroup {
  readonly name: string
  readonly items: readonly PaletteItem[]
}

/** Screens and tabs that the sidebar does not list, and what a first visit is for. */
const ACTIONS: readonly (PaletteItem & { readonly isOpenTo?: (viewer: Viewer) => boolean })[] = [
  { href: paths.crawl.to(), label: 'Start a crawl' },
  { href: paths.schedules.to(), label: 'Schedule crawls' },
  { href: paths.emailSms.to({ tab: 'campaigns' }), label: 'Go to campaigns' },
  { href: paths.emailSms.to({ tab: 'inbox' }), label: 'Go to the inbox' },
  {
    href: paths.erasePerson.to(),
    label: 'Erase a person',
    isOpenTo: (viewer) => can(viewer, erasePerson),
  },
]

/** The pages and actions that the viewer may open, those that contain every word of `text`. */
export function localGroups(viewer: Viewer, text: string): readonly PaletteGroup[] {
  const administration = adminNavigation
    .flatMap(({ entries }) => entries)
    .filter(({ href }) => permissionsOf(href).some((permission) => holds(viewer, permission)))
    .map(({ href, label }) => ({ href, label, hint: 'Admin' }))
  const pages = mainNavigation.flat().map(({ href, label }) => ({ href, label }))
  const actions = ACTIONS.filter(({ isOpenTo }) => isOpenTo?.(viewer) ?? true).map(({ href, label }) => ({
    href,
    label,
  }))
  return [
    { name: 'Actions', items: matchingItems(actions, text) },
    { name: 'Pages', items: matchingItems([...pages, ...administration], text) },
  ]
}

/** The items whose label or hint contains every word of `text`, regardless of case. */
export function matchingItems(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const words = text.toLowerCase().split(/\s/).filter(Boolean)
  return items.filter(({ label, hint = '' }) => {
    const name = `${label} ${hint}`.toLowerCase()
    return words.every((word) => name.includes(word))
  })
}

const RECENT_MAX = 5

/** The recent items after one was opened: newest first, each page once. */
export const withRecent = (recent: readonly PaletteItem[], opened: PaletteItem): readonly PaletteItem[] =>
  [opened, ...recent.filter(({ href }) => href !== opened.href)].slice(0, RECENT_MAX)
