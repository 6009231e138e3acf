// Everything that floats above the page, in one chunk: each needs the positioning and focus of Headless UI.
export { Dialog } from './dialog.tsx'
export { Menu, MenuItem } from './menu.tsx'
export { Popover } from './popover.tsx'
export { Select } from './select.tsx'
