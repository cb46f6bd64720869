/** Texts of sales inquiries. */
export const enSales = {
  sales: {
    title: 'Sales',
    text: 'Inquiries from the business page. Answer by email or phone, then mark them as answered.',
    filter: 'State',
    all: 'All inquiries',
    states: { new: 'New', answered: 'Answered', closed: 'Closed' },
    noneNew: 'No new inquiries',
    none: 'No inquiries',
    noneHint: 'New inquiries from the business page appear here.',
    subject: 'Your inquiry to GroupRide',
    changed: '{{state}} by {{name}}, {{time}}',
    setAnswered: 'Mark as answered',
    setClosed: 'Close inquiry',
    setNew: 'Reopen inquiry',
    saving: 'Saving…',
    notChanged: 'The state wasn’t changed',
    changedMeanwhile: '{{name}} just changed it to “{{state}}”. Look at it again first.',
    done: '{{name}}: {{state}}',
    pages: 'Pages of inquiries',
  },
};
