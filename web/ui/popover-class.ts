/** The surface of everything that floats above the page: menus, list boxes, popovers. */
export const popoverClass =
  'z-50 rounded-lg border border-line-strong bg-raised p-1 text-sm shadow-lg outline-none transition duration-100 ease-out [--anchor-gap:4px] [--anchor-padding:8px] data-closed:scale-[0.98] data-closed:opacity-0'

/** One choice on such a surface. */
export const popoverItemClass =
  'flex w-full cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1.5 text-left text-ink text-sm pointer-coarse:min-h-10 data-disabled:cursor-default data-disabled:opacity-50 data-focus:bg-hover'
