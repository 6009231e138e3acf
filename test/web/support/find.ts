import { screen, within } from '@testing-library/react'

/** Looks within the row of a table, by what it says, once it shows itself. */
export const row = async (name: RegExp | string) => within(await screen.findByRole('row', { name }))

/** Looks within the dialog that is open, or about to be. */
export const dialog = async () => within(await screen.findByRole('dialog'))
