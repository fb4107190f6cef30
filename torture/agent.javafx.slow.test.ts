import { expect, it } from 'vitest';
import { describeJavafx } from '../testing/javafx/describe-javafx.js';
import { fixtureClasses } from '../testing/javafx/java-classes.js';
import { attack } from './fuzz/campaign.js';
import { agentRequests } from './fuzz/levels/agent-requests.js';
import { killApplication } from './load/java-kills.js';

describeJavafx('a real application under attack', () => {
  it('survives odd requests, and answers each at most once', async () => {
    fixtureClasses();
    const { violations } = await attack(agentRequests, { seed: 1, messages: 200 });
    expect(violations).toEqual([]);
  });

  it('does nothing for callers that were told that it has gone', async () => {
    const { kills, calls, failed, problems } = await killApplication(2);
    expect({ kills, calls, failed, problems }).toEqual({ kills: 2, calls: 24, failed: 24, problems: [] });
  });
});
