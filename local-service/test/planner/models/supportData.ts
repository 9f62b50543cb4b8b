import type { OtherTable } from './otherWarehouse.js';

/** Tickets of a help desk from March 2023 to October 2024, the same in each run. */
export interface Ticket {
  readonly id: number;
  readonly agent: string;
  readonly team: string;
  readonly priority: string;
  readonly status: string;
  readonly openedAt: string;
  readonly hours: number;
  readonly isEscalated: boolean;
}

const agents = ['Ada', 'Bruno', 'Chen', 'Dana', 'Emil', 'Farah', 'Gita'].map((name, index) => ({
  name,
  team: ['Billing', 'Devices', 'Network'][index % 3] ?? '',
}));

export const tickets: readonly Ticket[] = Array.from({ length: 480 }, (_, index) => {
  const { name, team } = agents[(index * 5 + (index % 11)) % agents.length] ?? { name: '', team: '' };
  const day = new Date(Date.UTC(2023, 2, 1 + Math.floor((index * 600) / 480)));
  return {
    id: index + 1,
    agent: name,
    team,
    priority: ['Low', 'Medium', 'High', 'Medium', 'Urgent'][(index * 7) % 5] ?? '',
    status: index % 9 === 0 ? 'Waiting' : 'Solved',
    openedAt: `${day.toISOString().slice(0, 10)} ${String(8 + (index % 9)).padStart(2, '0')}:30:00+00`,
    hours: 1 + ((index * 13) % 40) / 2,
    isEscalated: index % 7 === 3,
  };
});

export const supportPeriod = { firstDay: '2023-03-01', lastDay: '2024-10-20' };

export const supportTables: readonly OtherTable[] = [
  {
    name: 'agents',
    columns: 'agent text PRIMARY KEY, team text NOT NULL',
    rows: agents.map(({ name, team }) => [name, team]),
  },
  {
    name: 'tickets',
    columns:
      'ticket_id int PRIMARY KEY, agent text NOT NULL, priority text NOT NULL, status text NOT NULL, opened_at timestamptz NOT NULL, hours numeric NOT NULL, is_escalated boolean NOT NULL',
    rows: tickets.map(({ id, agent, priority, status, openedAt, hours, isEscalated }) => [
      id,
      agent,
      priority,
      status,
      openedAt,
      hours,
      isEscalated,
    ]),
  },
];

export const supportModel = `
cubes:
  - name: base_agents
    sql_table: base.agents
    dimensions:
      - { name: agent, sql: agent, type: string, primary_key: true, public: true, description: Who answers }
      - { name: team, sql: team, type: string }
    measures:
      - { name: count, type: count, title: Agents }
  - name: base_tickets
    sql_table: base.tickets
    joins:
      - name: base_agents
        sql: "{CUBE}.agent = {base_agents.agent}"
        relationship: many_to_one
    dimensions:
      - { name: ticket_id, sql: ticket_id, type: number, primary_key: true }
      - name: priority
        sql: priority
        type: string
        description: How much it matters
        meta: { plural: Priorities, synonyms: [urgency], order_by: "MIN(CASE {priority} WHEN 'Low' THEN 1 WHEN 'Medium' THEN 2 WHEN 'High' THEN 3 ELSE 4 END)" }
      - { name: status, sql: status, type: string, meta: { plural: Statuses } }
      - { name: is_escalated, sql: is_escalated, type: boolean }
      - { name: opened_at, sql: opened_at, type: time, meta: { verb: opened } }
    measures:
      - { name: count, type: count, title: Tickets, description: Number of tickets }
      - { name: hours, sql: hours, type: sum, title: Hours spent, description: Hours until the answer, meta: { synonyms: [hour spent, effort] } }
      - { name: average_hours, sql: hours, type: avg, title: Average hours, description: Hours for each ticket, meta: { better: low } }
views:
  - name: agents
    meta: { row: [agent, agents] }
    cubes: [{ join_path: base_agents, includes: "*" }]
  - name: tickets
    description: Questions of customers
    meta: { row: [ticket, tickets] }
    cubes:
      - { join_path: base_tickets, includes: "*" }
      - { join_path: base_tickets.base_agents, includes: [agent, team] }
`;
