/** What a person thinks of the product: a dialog of the account's menu. */
export const giveFeedback = {
  title: 'Give Feedback',
  rating: 'How would you rate Waymark?',
  words: 'Tell us what you think',
  cancel: 'Cancel',
  send: 'Send',
  sent: 'Feedback sent successfully',
  notSent: 'Something went wrong. Please try again later.',
} as const
