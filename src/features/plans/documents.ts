/** What the screens of the plans ask of the server. */
import { gql } from '@apollo/client';

const FIELDS = `id userData {
  subscriptionPlan subscriptionStatus subscriptionStartDate trialEndDate subscriptionEndDate
}`;

export const OWN_PLAN = gql`query OwnPlan($id: ID!) { getTeacherById(id: $id) { ${FIELDS} } }`;

export const CHOOSE_PLAN = gql`
  mutation ChoosePlan($plan: String!) {
    answer: choosePlan(plan: $plan) { status checkoutUrl refusal { params } teacher { ${FIELDS} } }
  }
`;

export const CANCEL_SUBSCRIPTION = gql`
  mutation CancelSubscription {
    answer: cancelSubscription { status checkoutUrl refusal { params } teacher { ${FIELDS} } }
  }
`;
