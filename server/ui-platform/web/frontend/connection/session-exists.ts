/** Whether the session is still there, as far as can be told: a server that is away says nothing about it. */
export async function sessionExists(session: string): Promise<boolean> {
  try {
    const { status } = await fetch(`/${encodeURIComponent(session)}/`, { method: 'HEAD', cache: 'no-store' });
    return status !== 404;
  } catch {
    return true;
  }
}
