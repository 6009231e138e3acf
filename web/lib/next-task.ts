/** Lets the browser paint and answer to a press before the work goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
