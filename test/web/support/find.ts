import { screen, within } from '@testing-library/react'

/** Finds the row of a table with a text, once it appears, and queries within it. */
export const row = async (name: RegExp | string) => within(await screen.findByRole('row', { name }))

/** Queries within the dialog that is open, or about to open. */
export const dialog = async () => within(await screen.findByRole('dialog'))
