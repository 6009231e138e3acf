import { payRenewal } from '../../../src/contracts/billing/payments.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { usePayRenewal } from './api.ts'
import { checkoutOf } from './plan-facts.ts'

/** Starts the payment of the next period and continues on the provider's page. */
export function PayNowButton({
  onPay = (address) => window.location.assign(address),
}: {
  onPay?: (address: string) => void
}) {
  const pay = usePayRenewal()
  return (
    <Allowed to={payRenewal}>
      <Button
        variant="primary"
        size="sm"
        isLoading={pay.isPending}
        onClick={() =>
          pay.mutate(
            { body: {} },
            {
              onSuccess: ({ payment_data }) => {
                const checkout = checkoutOf(payment_data)
                if (checkout) onPay(checkout)
              },
              onError: (error) => toastFailure(error, 'The payment could not be started. Please try again.'),
            },
          )
        }
      >
        Pay now
      </Button>
    </Allowed>
  )
}
