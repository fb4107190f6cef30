/** Tells a person who opened the session again where it is. Made by the active tab: only there can a click bring it up. */
export function notifyOfDuplicate(session: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const notification = new Notification(`Session ${session} is already active in another tab.`, {
    tag: `ui-platform-session-${session}`,
    icon: '/frontend/icon.svg',
  });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
