import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Callbacks of one call of a mutation. */
export interface CallCallbacks<Data> {
  onSuccess?: ((data: Data) => void) | undefined
  onError?: ((error: Error) => void) | undefined
  /** Called after either of the others. */
  onSettled?: (() => void) | undefined
}

/** Distributes over the states of a mutation, so that checking one property narrows the others. */
type WithoutMutate<Result> = Result extends unknown ? Omit<Result, 'mutate'> : never
export type LastingMutation<Data, Variables, OnMutate = unknown> = WithoutMutate<
  UseMutationResult<Data, Error, Variables, OnMutate>
> & { mutate: (variables: Variables, callbacks?: CallCallbacks<Data>) => void }

/**
 * A mutation whose callbacks outlive the component that started it. The library drops the callbacks of `mutate` when
 * the component unmounts, and success often removes the button: a cancelled subscription has no Cancel button, so its
 * toast would never appear.
 *
 * @returns as `useMutation`; callbacks of each call run after the mutation's own
 */
export function useLastingMutation<Data, Variables = void, OnMutate = unknown>(
  options: UseMutationOptions<Data, Error, Variables, OnMutate>,
): LastingMutation<Data, Variables, OnMutate> {
  const mutation = useMutation(options)
  const { mutateAsync } = mutation
  const mutate = useCallback(
    (variables: Variables, { onSuccess, onError, onSettled }: CallCallbacks<Data> = {}) =>
      void mutateAsync(variables)
        .then(onSuccess, (error: Error) => onError?.(error))
        .finally(onSettled),
    [mutateAsync],
  )
  return { ...mutation, mutate }
}
