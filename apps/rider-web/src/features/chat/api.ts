export { useChat, useUnreadMessages } from '@groupride/web-api-client';
