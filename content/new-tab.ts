/** Read by screen readers after a link that opens another tab. */
export const newTab = '(otra pestaña)';
