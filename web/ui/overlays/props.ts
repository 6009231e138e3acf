import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode, RefObject } from 'react'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. In a dialog with a form, omit this and put a DialogFooter into the form. */
  footer?: ReactNode
  /** `full` is as high as the window, regardless of its content. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full'
  /** The element that receives the focus first; the first control if absent. */
  initialFocus?: RefObject<HTMLElement | null>
  role?: 'dialog' | 'alertdialog'
}

export interface MenuProps {
  /** One button element, such as `<Button>` or `<IconButton>`; it opens the menu. */
  trigger: ReactElement
  /** MenuItem and MenuSeparator elements. */
  children: ReactNode
  align?: 'start' | 'end'
  /** Not an item: the signed-in user, or the object of the menu. */
  header?: ReactNode
  className?: string
}

export interface MenuItemProps {
  children: ReactNode
  icon?: LucideIcon
  /** The link's target. For an action, set `onSelect` instead. */
  href?: string
  onSelect?: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

export interface PopoverProps {
  /** One button element; it opens and closes the panel. */
  trigger: ReactElement
  /** The panel, or a function of `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  align?: 'start' | 'end'
  'aria-label'?: string
  className?: string
}
