-- Plans that every installation starts with, and the two roles that administer it. Prices in kobo.
INSERT INTO plans (id, name, display_name, description, price_monthly_minor, price_yearly_minor, crawls_per_month, api_calls_per_day, max_websites, max_api_keys, website_downloads_per_day, has_email_campaigns, has_sms_campaigns, has_webhooks, has_ai_extraction, has_priority_support, is_popular, sort_order, currency, created_at, updated_at) VALUES
  ('01a1fbae-fd1b-74fd-b1c1-82f5f0c0276b', 'free', 'Free', 'For trying it out on a site or two.', 0, 0, 10, 100, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 'NGN', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'),
  ('01a1fbae-fd1c-71cd-b27b-c569e48e8d7d', 'basic', 'Basic', 'For freelancers who research a handful of companies.', 500000, 4800000, 100, 1000, 5, 3, 5, 1, 0, 0, 0, 0, 0, 2, 'NGN', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'),
  ('01a1fbae-fd1c-71cd-b27b-c95539c4cf16', 'pro', 'Pro', 'For sales teams that live on fresh contacts.', 1500000, 14400000, 500, 5000, 50, 10, 20, 1, 1, 1, 1, 0, 1, 3, 'NGN', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'),
  ('01a1fbae-fd1c-71cd-b27b-ccaf79cf70e4', 'enterprise', 'Enterprise', 'For agencies with no time for limits.', 5000000, 48000000, 0, 20000, 0, 0, 0, 1, 1, 1, 1, 1, 0, 4, 'NGN', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO permissions (id, name, label) VALUES
  ('01a1fbae-fd1c-71cd-b27b-d02794c7cfdc', 'users:create', 'Create User'),
  ('01a1fbae-fd1c-71cd-b27b-d706b74aafe3', 'users:view', 'View User'),
  ('01a1fbae-fd1c-71cd-b27b-db3d52c66a55', 'users:edit', 'Edit User'),
  ('01a1fbae-fd1c-71cd-b27b-de2fadbca0c9', 'users:delete', 'Delete User'),
  ('01a1fbae-fd1c-71cd-b27b-e2adb3af36c9', 'system:manage', 'Manage System');
--> statement-breakpoint
INSERT INTO roles (id, name, slug, created_at, updated_at) VALUES
  ('01a1fbae-fd1d-7047-a75a-eddebabb8871', 'Admin', 'admin', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'),
  ('01a1fbae-fd1d-7047-a75a-f23a1fbef8d9', 'Super Admin', 'super_admin', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO role_permissions (role_id, permission_id)
  SELECT roles.id, permissions.id FROM roles, permissions WHERE roles.slug = 'super_admin' OR permissions.name <> 'system:manage';
